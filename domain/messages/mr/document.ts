/** What the page says before its script has come, and in place of it where none comes. */
export const documentMessages = {
  description: 'कामाच्या ठिकाणी स्वतःची विचारपूस करण्यासाठी एक शांत जागा.',
  needsScript: 'या पानासाठी JavaScript लागते. कृपया ब्राउझरमध्ये ते सुरू करून पान पुन्हा लोड करा.',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `भारतात आत्ता मदत हवी असेल, तर ${line} ला ${number} वर फोन करा. तातडीच्या वेळी ${emergency} वर फोन करा.`,
} as const;
