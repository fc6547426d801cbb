/** The button that asks for a file for a spreadsheet. */
export const exportMessages = {
  button: 'CSV डाउनलोड करा',
  of: (what: string) => `(${what})`,
  failed: 'फाइल तयार करता आली नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;
