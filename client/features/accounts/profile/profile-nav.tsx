import type { ComponentType } from 'react';
import { profileMessages } from '#messages/profile.ts';
import { BellIcon, ColoursIcon, DownloadIcon, KeyIcon, LockIcon } from '../../../illustrations/action-icons.tsx';
import { PersonIcon } from '../../../illustrations/place-icons.tsx';
import { Link } from '../../../routing/link.tsx';
import { grid } from '../../../ui/layout.ts';
import bar from '../../../ui/nav-bar.module.css';
import { useInRow } from '../../../ui/use-in-row.ts';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './profile-nav.module.css';
import { addressOfSection } from './profile-sections.ts';
import type { ProfileSection } from './profile-sections.ts';

const icons: Record<ProfileSection, ComponentType<{ className?: string }>> = {
  account: PersonIcon,
  security: KeyIcon,
  privacy: LockIcon,
  reminders: BellIcon,
  appearance: ColoursIcon,
  'my-data': DownloadIcon,
};

/** The way around in the profile: a list at the side of a wide screen, one line that scrolls on a phone. */
export function ProfileNav({ sections, current }: { sections: readonly ProfileSection[]; current: ProfileSection }) {
  const isBeside = useMedia('(min-width: 60rem)');
  const row = useInRow<HTMLUListElement>(current);
  return (
    <nav aria-label={profileMessages.title} className={isBeside ? styles.nav : bar.bar}>
      <ul ref={row} role="list" className={isBeside ? grid(1) : bar.links}>
        {sections.map((section) => {
          const Icon = icons[section];
          return (
            <li key={section}>
              <Link
                to={addressOfSection(section)}
                aria-current={section === current ? 'page' : undefined}
                className={isBeside ? styles.link : bar.link}
              >
                {isBeside && <Icon className={styles.icon} />}
                {profileMessages.sections[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
