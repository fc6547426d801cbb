export const reminderSettingsMessages = {
  title: 'रिमाइंडर सेटिंग',
  text: 'हे सर्वांसाठी लागू आहे, ज्याच्या त्याच्या स्थानिक वेळेनुसार.',
  loading: 'सेटिंग लोड होत आहे...',
  save: 'सेटिंग सेव्ह करा',
  saved: 'रिमाइंडर सेटिंग बदलले!',
  /** Beside the field that it names; a failed save without a faulty field is logged only. */
  refused: 'सेटिंग सेव्ह झाले नाही.',
} as const;
