/** What the page says before its script has come, and in place of it where none comes. */
export const documentMessages = {
  description: 'काम की जगह पर अपना हालचाल लेने की एक शांत जगह।',
  needsScript: 'इस पेज के लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करें और पेज फिर से खोलें।',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `अगर आपको भारत में अभी मदद चाहिए, तो ${line} को ${number} पर कॉल करें। इमरजेंसी में ${emergency} पर कॉल करें।`,
} as const;
