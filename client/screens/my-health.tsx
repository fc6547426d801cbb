import type { ReactNode } from 'react';
import { exerciseMessages } from '#messages/exercises.ts';
import { BreathingExercise } from '../features/exercises/breathing-exercise.tsx';
import { EyeRestExercise } from '../features/exercises/eye-rest-exercise.tsx';
import { PostureExercise } from '../features/exercises/posture-exercise.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Page } from '../ui/page.tsx';
import { stack } from '../ui/layout.ts';
import prose from '../ui/prose.module.css';
import styles from './my-health.module.css';

const { breathing, posture, eyeRest } = exerciseMessages;

export function MyHealthTab() {
  return (
    <Page title={exerciseMessages.title} intro={exerciseMessages.intro} width="wide">
      <div className={classNames(styles.all, stack(6))}>
        <Card aria-labelledby="breathing">
          <BreathingExercise>
            <Words id="breathing" {...breathing} />
          </BreathingExercise>
        </Card>
        <Exercise id="posture" {...posture}>
          <PostureExercise />
        </Exercise>
        <Exercise id="eye-rest" {...eyeRest}>
          <EyeRestExercise />
        </Exercise>
      </div>
    </Page>
  );
}

type ExerciseProps = { id: string; title: string; text: string; children: ReactNode };

function Exercise({ id, title, text, children }: ExerciseProps) {
  return (
    <Card aria-labelledby={id} className={stack(6)}>
      <Words id={id} title={title} text={text} />
      {children}
    </Card>
  );
}

function Words({ id, title, text }: Omit<ExerciseProps, 'children'>) {
  return (
    <div className={stack(2)}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={prose.quiet}>{text}</p>
    </div>
  );
}
