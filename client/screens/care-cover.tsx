import { exerciseMessages } from '#messages/exercises.ts';
import { useLeaveCare } from '../features/assessments/unseen-result.ts';
import { CareScreen } from '../features/assessments/care-screen.tsx';
import { TrustedPerson } from '../features/safety-plan/trusted-person.tsx';
import { BreathingExercise } from '../features/exercises/breathing-exercise.tsx';

/** The screen of care with all that it offers, until the person goes on. */
export function CareCover() {
  return (
    <CareScreen
      trusted={<TrustedPerson />}
      breathing={
        <BreathingExercise>
          <p>{exerciseMessages.breathing.text}</p>
        </BreathingExercise>
      }
      onLeave={useLeaveCare()}
    />
  );
}
