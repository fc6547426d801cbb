export const documentMessages = {
  description: 'କାମ ଜାଗାରେ ନିଜ ଖବର ନେବା ପାଇଁ ଏକ ଶାନ୍ତ ସ୍ଥାନ।',
  needsScript: 'ଏହି ପେଜ୍ ପାଇଁ JavaScript ଦରକାର। ବ୍ରାଉଜର୍‌ରେ ଏହା ଚାଲୁ କରି ପେଜ୍ ପୁଣି ଖୋଲନ୍ତୁ।',
  helpWithoutScript: (line: string, number: string, emergency: string) =>
    `ଭାରତରେ ଏବେ ସାହାଯ୍ୟ ଦରକାର ହେଲେ ${line}କୁ ${number} ନମ୍ବରରେ ଫୋନ୍ କରନ୍ତୁ। ବିପଦ ବେଳେ ${emergency}କୁ ଫୋନ୍ କରନ୍ତୁ।`,
} as const;
