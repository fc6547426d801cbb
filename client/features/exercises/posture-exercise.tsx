import { exerciseMessages } from '../../../domain/messages/en/exercises.ts';
import { classNames } from '../../ui/class-names.ts';
import { PostureDrawing } from '../../illustrations/exercise-drawings.tsx';
import styles from './posture-exercise.module.css';

export function PostureExercise() {
  return (
    <ol className={classNames('plain-list', styles.steps)}>
      {exerciseMessages.posture.steps.map(({ pose, text }, index) => (
        <li key={pose} className={styles.step}>
          <PostureDrawing pose={pose} className={styles.drawing} />
          <div className={styles.words}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
