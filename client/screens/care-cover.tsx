import { exerciseMessages } from '#messages/exercises.ts';
import { useLeaveCare } from '../features/assessments/unseen-result.ts';
import type { UnseenResult } from '../features/assessments/unseen-result.ts';
import { CareScreen } from '../features/assessments/care-screen.tsx';
import { TrustedPerson } from '../features/help/safety-plan/trusted-person.tsx';
import { BreathingExercise } from '../features/exercises/breathing-exercise.tsx';

/** Over a screen that shows no score. */
export function CareCover() {
  return <CareCoverBefore score={null} />;
}

/** The screen of care with all that it offers, until the person goes on, to the score where the screen below shows it. */
export function CareCoverBefore({ score }: { score: UnseenResult | null }) {
  return (
    <CareScreen
      trusted={<TrustedPerson />}
      breathing={
        <BreathingExercise>
          <p>{exerciseMessages.breathing.text}</p>
        </BreathingExercise>
      }
      onLeave={useLeaveCare(score)}
    />
  );
}
