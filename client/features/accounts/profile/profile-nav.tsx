import type { ComponentType } from 'react';
import { profileMessages } from '#messages/profile.ts';
import { BellIcon, ColoursIcon, DownloadIcon, KeyIcon, LockIcon } from '../../../illustrations/action-icons.tsx';
import { PersonIcon } from '../../../illustrations/place-icons.tsx';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { row } from '../../../ui/layout.ts';
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

/** The way around in the profile: a list at the side of a wide screen, a few pills on a phone. */
export function ProfileNav({ sections, current }: { sections: readonly ProfileSection[]; current: ProfileSection }) {
  return (
    <nav aria-label={profileMessages.title} className={styles.nav}>
      <ul role="list" className={classNames(styles.list, row(2, 'stretch'))}>
        {sections.map((section) => {
          const Icon = icons[section];
          return (
            <li key={section}>
              <Link
                to={addressOfSection(section)}
                aria-current={section === current ? 'page' : undefined}
                className={styles.link}
              >
                <Icon className={styles.icon} />
                {profileMessages.sections[section]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
