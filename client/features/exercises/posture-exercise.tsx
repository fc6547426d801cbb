import { exerciseMessages } from '../../../domain/messages/en/exercises.ts';
import { classNames } from '../../ui/class-names.ts';
import { PostureDrawing } from '../../illustrations/exercise-drawings.tsx';
import styles from './posture-exercise.module.css';

export function PostureExercise() {
  return (
    <ol className={classNames('plain-list', styles.steps)}>
      {exerciseMessages.posture.steps.map(({ pose, text }) => (
        <li key={pose} className={styles.step}>
          <PostureDrawing pose={pose} className={styles.drawing} />
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
