import { exerciseMessages } from '../../../domain/messages/en/exercises.ts';
import { EyeRestDrawing } from '../../illustrations/exercise-drawings.tsx';
import styles from './eye-rest-exercise.module.css';

const words = exerciseMessages.eyeRest;

export function EyeRestExercise() {
  return (
    <div className={styles.exercise}>
      <EyeRestDrawing className={styles.drawing} />
      <dl className={styles.rules}>
        <div>
          <dt>{words.rule}</dt>
          <dd>{words.ruleText}</dd>
          <dd className={styles.quiet}>{words.distance}</dd>
        </div>
        <div>
          <dt>{words.blink}</dt>
          <dd className={styles.quiet}>{words.blinkText}</dd>
        </div>
      </dl>
    </div>
  );
}
