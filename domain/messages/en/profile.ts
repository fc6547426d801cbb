export const profileMessages = {
  title: 'My Profile',
  fixed: 'Your account',
  fixedHint: 'To change these, please ask your wellness admin.',
  changeable: 'What you can change',
  button: 'Update Profile',
  updated: 'Profile updated successfully!',
  failed: 'Failed to update profile.',
  roles: { employee: 'Employee', admin: 'Admin' },
  ownPlaces: 'Your data',
  appearanceHint: 'How this page looks on this device.',
} as const;
