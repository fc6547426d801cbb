import { passwordHoldsMinutes } from '../../password-time.ts';

export const confirmPasswordMessages = {
  title: 'ਅੱਗੇ ਵਧਣ ਲਈ ਆਪਣਾ ਪਾਸਵਰਡ ਲਿਖੋ',
  text: `ਇਸ ਕੰਮ ਲਈ ਅਸੀਂ ਪੱਕਾ ਕਰਦੇ ਹਾਂ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ। ਅਗਲੇ ${passwordHoldsMinutes} ਮਿੰਟ ਦੁਬਾਰਾ ਨਹੀਂ ਪੁੱਛਿਆ ਜਾਵੇਗਾ।`,
  button: 'ਅੱਗੇ ਵਧੋ',
  wrong: 'ਇਹ ਪਾਸਵਰਡ ਠੀਕ ਨਹੀਂ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  failed: 'ਪਾਸਵਰਡ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} as const;
