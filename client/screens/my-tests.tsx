import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useReturns } from '../api/drafts.ts';
import { byInstrument, instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { assessmentMessages } from '#messages/assessments.ts';
import { moodMessages } from '#messages/moods.ts';
import { uiMessages } from '#messages/ui.ts';
import { formIn, languagesFor } from '../features/assessments/asked-form.ts';
import { FormLanguage, useFormLanguage } from '../features/assessments/form-language.tsx';
import { Questionnaire } from '../features/assessments/questionnaire.tsx';
import { useUnseenResult } from '../features/assessments/unseen-result.ts';
import { MoodForm } from '../features/moods/mood-form.tsx';
import { useActiveQuestions } from '../features/assessments/questions/questions.api.ts';
import { Audience } from '../features/privacy/visibility/audience.tsx';
import { AudienceLine } from '../features/privacy/visibility/audience-line.tsx';
import { useLocation } from '../routing/location.ts';
import { Card } from '../ui/card.tsx';
import { NoResultsDrawing } from '../illustrations/state-drawings.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { Page } from '../ui/page.tsx';
import { CareCoverBefore, CareCoverOffline } from './care-cover.tsx';
import { classNames } from '../ui/class-names.ts';
import { row, stack } from '../ui/layout.ts';
import prose from '../ui/prose.module.css';
import styles from './my-tests.module.css';
import { usePeopleFirst } from './people-first.tsx';
import { PeopleWithWords } from './people-with-words.tsx';

const places = { ...byInstrument((type) => instruments[type].wire.key), mood: 'mood' } as const;

const attributions = [...new Set(instrumentTypes.map((type) => instruments[type].attribution))];

export function MyTestsTab() {
  useStartAtPlace();
  const unseen = useUnseenResult();
  const people = usePeopleFirst();

  return (
    <Page title={assessmentMessages.title} width="wide">
      <div className={styles.before}>
        <nav aria-label={uiMessages.onThisPage} className={row(5, 'stretch', 'rows0', 'links')}>
          {instrumentTypes.map((type) => (
            <a key={type} href={`#${places[type]}`}>
              {type}
            </a>
          ))}
          <a href={`#${places.mood}`}>{moodMessages.short}</a>
        </nav>
        <Picture of="personality" />
        <div className={styles.audience}>
          <AudienceLine />
        </div>
      </div>
      {instrumentTypes.map((type) => (
        <TestBlock key={type} type={type} people={<PeopleWithWords {...people} />} />
      ))}
      <Card aria-labelledby={places.mood} className={stack(4)}>
        <div className={classNames(styles.words, stack(1))}>
          <h2 id={places.mood} tabIndex={-1} className={styles.title}>
            {moodMessages.title}
          </h2>
          <p className={prose.quiet}>{moodMessages.about}</p>
        </div>
        <MoodForm />
      </Card>
      <footer className={styles.attribution}>
        <p className={styles.strong}>{assessmentMessages.attributionTitle}</p>
        {attributions.map((attribution) => (
          <p key={attribution} lang="en">
            {attribution}
          </p>
        ))}
      </footer>
      {unseen && <CareCoverBefore score={unseen} />}
    </Page>
  );
}

const pictures = {
  ...byInstrument((type) => (instruments[type].ownPicture ? type.toLowerCase() : 'questionnaire')),
  personality: 'personality',
};

/** A file of its own by the name that the specification gives; it follows the page's colours. */
function Picture({ of: name }: { of: keyof typeof pictures }) {
  return (
    <img
      src={`/pictures/${pictures[name]}.svg`}
      alt={assessmentMessages.picture[name]}
      width={320}
      height={220}
      className={styles.picture}
    />
  );
}

function TestBlock({ type, people }: { type: InstrumentType; people: ReactNode }) {
  const query = useActiveQuestions();
  const { data, refetch } = query;
  const returns = useReturns();
  const questions = data?.[type] ?? [];
  const offered = languagesFor(type, questions);
  const language = useFormLanguage(offered);

  async function reload() {
    return (await refetch()).data?.[type] ?? [];
  }

  function content() {
    if (!data) {
      return (
        <NotLoaded
          query={query}
          loading={assessmentMessages.loading}
          failed={assessmentMessages.loadFailed}
          height={480}
        />
      );
    }
    if (questions.length === 0) {
      return (
        <EmptyState
          illustration={<NoResultsDrawing />}
          text={assessmentMessages.none(type)}
          nextStep={assessmentMessages.noneNextStep}
        />
      );
    }
    return (
      <Questionnaire
        key={returns}
        type={type}
        form={formIn(type, language, questions)}
        about={<FormLanguage type={type} shown={language} offered={offered} />}
        onStale={reload}
        audience={<Audience of="result" />}
        people={people}
        renderCare={(onLeave) => <CareCoverOffline onLeave={onLeave} />}
      />
    );
  }

  return (
    <Card aria-labelledby={places[type]} className={stack(2)}>
      <header className={classNames(styles.head, row(4, 'apart'))}>
        <div className={classNames(styles.words, stack(1))}>
          <h2 id={places[type]} tabIndex={-1} className={styles.title}>
            {assessmentMessages.heading[type]}
          </h2>
          <p className={classNames(prose.quiet, styles.small)}>{assessmentMessages.asks[type]}</p>
        </div>
        <Picture of={type} />
      </header>
      {content()}
    </Card>
  );
}

/** A link to one block leads there once the blocks have their height; a new screen otherwise starts at its top. */
function useStartAtPlace() {
  const { hash } = useLocation();
  const { isPending } = useActiveQuestions();

  useEffect(() => {
    const place = Object.values(places).find((id) => `#${id}` === hash);
    if (!place || isPending) return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(place)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash, isPending]);
}
