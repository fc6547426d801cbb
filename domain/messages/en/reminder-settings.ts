export const reminderSettingsMessages = {
  title: 'Reminder Settings',
  text: 'Applies to everyone, in each person’s local time.',
  loading: 'Loading settings...',
  save: 'Save Settings',
  saved: 'Reminder settings updated!',
  /** Beside the field that it names; a failed save without a faulty field is logged only. */
  refused: 'The settings weren’t saved.',
} as const;
