export const reminderSettingsMessages = {
  title: 'रिमाइंडर की सेटिंग',
  text: 'यह सबके लिए है, हर किसी के अपने यहाँ के समय से।',
  loading: 'सेटिंग लोड हो रही है...',
  save: 'सेटिंग सेव करें',
  saved: 'रिमाइंडर की सेटिंग बदल गई!',
  /** Beside the field that it names; a failed save without a faulty field is logged only. */
  refused: 'सेटिंग सेव नहीं हुई।',
} as const;
