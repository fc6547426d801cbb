import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'My Profile',
  fixed: 'Your account',
  fixedHint: 'A wellness admin can change your role. You can correct the other details below.',
  changeable: 'Your details',
  button: 'Update Profile',
  updated: 'Profile updated successfully!',
  failed: 'Failed to update profile.',
  role: (role: Role) => peopleMessages.roles[role],
  loadDesignations: 'Load the other designations again',
  unsaved: 'Not saved yet.',
  sections: {
    account: 'Account',
    security: 'Security',
    privacy: 'Privacy',
    reminders: 'Reminders',
    appearance: 'Appearance',
    'my-data': 'My data',
  },
  intros: {
    security: 'What keeps your account yours.',
    privacy: 'Who can see what, who has looked, and what you can decide.',
    reminders: 'Each change is saved right away.',
    appearance: 'How this page looks on this device.',
    'my-data': 'Everything we keep about you is yours: download it, see how long we keep it, or delete it.',
  },
  ownPlaces: 'Your data',
} as const;
