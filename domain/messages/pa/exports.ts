/** The button that asks for a file for a spreadsheet. */
export const exportMessages = {
  button: 'CSV ਡਾਊਨਲੋਡ ਕਰੋ',
  of: (what: string) => `(${what})`,
  failed: 'ਫ਼ਾਈਲ ਨਹੀਂ ਬਣ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;
