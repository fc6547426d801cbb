import { passwordHoldsMinutes } from '../../password-time.ts';

export const confirmPasswordMessages = {
  title: 'ଆଗକୁ ବଢ଼ିବାକୁ ପାସୱାର୍ଡ ଦିଅନ୍ତୁ',
  text: `ଏହି କାମ ଆପଣ ହିଁ କରୁଛନ୍ତି ବୋଲି ଥରେ ଯାଞ୍ଚ କରୁଛୁ। ଆଉ ${passwordHoldsMinutes} ମିନିଟ୍ ପର୍ଯ୍ୟନ୍ତ ପଚାରିବୁ ନାହିଁ।`,
  button: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  wrong: 'ଏହି ପାସୱାର୍ଡ ଠିକ୍ ନୁହେଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  failed: 'ପାସୱାର୍ଡ ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
} as const;
