/** The button that asks for a file for a spreadsheet. */
export const exportMessages = {
  button: 'CSV ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
  of: (what: string) => `(${what})`,
  failed: 'ଫାଇଲ୍ ତିଆରି ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;
