/** The button that asks for a file for a spreadsheet. */
export const exportMessages = {
  button: 'CSV डाउनलोड करें',
  of: (what: string) => `(${what})`,
  failed: 'फ़ाइल नहीं बन पाई। कृपया फिर से कोशिश करें।',
} as const;
