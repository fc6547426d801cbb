/** The button that asks for a file for a spreadsheet. */
export const exportMessages = {
  button: 'Download as CSV',
  of: (what: string) => `(${what})`,
  failed: 'We couldn’t create the file. Please try again.',
} as const;
