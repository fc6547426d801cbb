/** What a person sends to ask for a call. */
export const wish = (overrides: object = {}) => ({
  consent: true,
  phone: '+91 90000 11111',
  preferred_time: 'After six',
  note: 'Please not at work',
  ...overrides,
});
