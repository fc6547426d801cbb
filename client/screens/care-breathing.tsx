import { exerciseMessages } from '#messages/exercises.ts';
import { BreathingExercise } from '../features/exercises/breathing-exercise.tsx';

/** What the screen of care offers to breathe by. */
export function CareBreathing() {
  return (
    <BreathingExercise>
      <p>{exerciseMessages.breathing.text}</p>
    </BreathingExercise>
  );
}
