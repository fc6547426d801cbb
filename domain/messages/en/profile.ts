import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'My Profile',
  fixed: 'Your account',
  fixedHint:
    'A wellness admin can change your role. The other details can’t be changed in the app yet, not even by an admin. If one is wrong, you can still use everything, and your scores aren’t affected.',
  changeable: 'Your details',
  button: 'Update Profile',
  updated: 'Profile updated successfully!',
  failed: 'Failed to update profile.',
  role: (role: Role) => peopleMessages.roles[role].toLowerCase(),
  ownPlaces: 'Your data',
  appearanceHint: 'How this page looks on this device.',
} as const;
