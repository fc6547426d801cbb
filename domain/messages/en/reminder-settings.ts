export const reminderSettingsMessages = {
  title: 'Reminder Settings',
  text: 'For everybody. Times count on each employee’s own clock.',
  loading: 'Loading settings...',
  save: 'Save Settings',
  saved: 'Reminder settings updated!',
  /** Beside the field that it names; a failed save without a faulty field is logged only. */
  refused: 'The settings were not saved.',
} as const;
