import type { ComponentType } from 'react';
import { topics } from '../../../domain/learn-more.ts';
import type { TopicKey } from '../../../domain/learn-more.ts';
import { homeMessages } from '#messages/home.ts';
import { uiMessages } from '#messages/ui.ts';
import type { DrawingProps } from '../../illustrations/drawing.tsx';
import { ExternalIcon } from '../../illustrations/action-icons.tsx';
import {
  AngerDrawing,
  AnxietyDrawing,
  DepressionDrawing,
  HealingDrawing,
  PersonalityDrawing,
  QuestionnaireDrawing,
} from '../../illustrations/topic-drawings.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { PartSeen } from '../../ui/part-seen.tsx';
import { stack } from '../../ui/layout.ts';
import styles from './topic-cards.module.css';

const drawings: Record<TopicKey, ComponentType<DrawingProps>> = {
  depression: DepressionDrawing,
  personality: PersonalityDrawing,
  anger: AngerDrawing,
  trauma: HealingDrawing,
  gad7: AnxietyDrawing,
  phq9: QuestionnaireDrawing,
};

/** The six topics; on a wide screen their pictures stand left and right in turn. */
export function TopicCards() {
  return (
    <ul className={classNames('plain-list', styles.topics, stack(4))}>
      {topics.map(({ key, learnMore }) => {
        const { badge, title, text, about } = homeMessages.topics[key];
        const Picture = drawings[key];
        return (
          <Card key={key} as="li" className={styles.topic}>
            <div className={styles.picture}>
              <Picture className={styles.drawing} />
            </div>
            <div className={styles.words}>
              <p className={styles.badge}>{badge}</p>
              <h3 className={styles.title}>{title}</h3>
              <p>{text}</p>
              <a href={learnMore} target="_blank" rel="noopener noreferrer" className={styles.more}>
                <span>
                  <PartSeen
                    whole={homeMessages.learnMoreAbout(about, uiMessages.opensInNewTab)}
                    seen={homeMessages.learnMore}
                  />
                </span>
                <ExternalIcon className={styles.sign} />
              </a>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
