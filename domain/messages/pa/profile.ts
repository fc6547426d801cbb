import type { Role } from '../../roles.ts';
import { peopleMessages } from './people.ts';

export const profileMessages = {
  title: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
  fixed: 'ਤੁਹਾਡਾ ਖਾਤਾ',
  fixedHint: 'ਵੈਲਨੈੱਸ ਐਡਮਿਨ ਤੁਹਾਡੀ ਭੂਮਿਕਾ ਬਦਲ ਸਕਦੇ ਹਨ। ਬਾਕੀ ਵੇਰਵੇ ਤੁਸੀਂ ਹੇਠਾਂ ਠੀਕ ਕਰ ਸਕਦੇ ਹੋ।',
  changeable: 'ਤੁਹਾਡੇ ਵੇਰਵੇ',
  button: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਕਰੋ',
  updated: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਹੋ ਗਈ!',
  failed: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਨਹੀਂ ਹੋਈ।',
  role: (role: Role) => peopleMessages.roles[role],
  loadDesignations: 'ਬਾਕੀ ਅਹੁਦੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
  unsaved: 'ਹਾਲੇ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  sections: {
    account: 'ਖਾਤਾ',
    security: 'ਸੁਰੱਖਿਆ',
    privacy: 'ਪ੍ਰਾਈਵੇਸੀ',
    reminders: 'ਰਿਮਾਈਂਡਰ',
    appearance: 'ਦਿੱਖ',
    'my-data': 'ਮੇਰਾ ਡੇਟਾ',
  },
  intros: {
    security: 'ਜਿਸ ਨਾਲ ਤੁਹਾਡਾ ਖਾਤਾ ਤੁਹਾਡਾ ਹੀ ਰਹਿੰਦਾ ਹੈ।',
    privacy: 'ਕੌਣ ਕੀ ਦੇਖ ਸਕਦਾ ਹੈ, ਕਿਸ ਨੇ ਦੇਖਿਆ, ਅਤੇ ਤੁਸੀਂ ਕੀ ਤੈਅ ਕਰ ਸਕਦੇ ਹੋ।',
    reminders: 'ਹਰ ਤਬਦੀਲੀ ਤੁਰੰਤ ਸੇਵ ਹੋ ਜਾਂਦੀ ਹੈ।',
    appearance: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਪੰਨਾ ਕਿਹੋ ਜਿਹਾ ਦਿਸੇ।',
    'my-data': 'ਅਸੀਂ ਤੁਹਾਡੇ ਬਾਰੇ ਜੋ ਰੱਖਦੇ ਹਾਂ, ਸਭ ਤੁਹਾਡਾ ਹੈ: ਡਾਊਨਲੋਡ ਕਰੋ, ਦੇਖੋ ਕਿੰਨੀ ਦੇਰ ਰੱਖਦੇ ਹਾਂ, ਜਾਂ ਮਿਟਾਓ।',
  },
  ownPlaces: 'ਤੁਹਾਡਾ ਡੇਟਾ',
} as const;
