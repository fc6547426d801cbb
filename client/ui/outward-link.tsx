import { ExternalIcon } from '../illustrations/action-icons.tsx';
import styles from './outward-link.module.css';
import { PartSeen } from './part-seen.tsx';

type OutwardLinkProps = {
  href: string;
  /** With what its sign says to those who see it. */
  whole: string;
  seen: string;
};

/** A link that opens in another tab. */
export function OutwardLink({ href, whole, seen }: OutwardLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span>
        <PartSeen whole={whole} seen={seen} />
      </span>
      <ExternalIcon className={styles.sign} />
    </a>
  );
}
