import { recallDays } from '../../instruments/recall.ts';
import { inWeeks } from './numbers.ts';
import type { TopicKey } from '../../learn-more.ts';
import { drafted } from '../draft.ts';
import type { TopicWords } from '../en/home.ts';

export const homeMessages = {
  title: 'ਹੋਮ',
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, ',
  nameless: 'ਮੁਲਾਜ਼ਮ',
  subtext: 'ਮਨ ਦੀ ਸਿਹਤ ਵੱਲ ਤੁਹਾਡਾ ਸਫ਼ਰ ਇੱਥੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ',
  now: 'ਇੱਕ ਨਜ਼ਰ ਵਿੱਚ',
  lastResults: 'ਤੁਹਾਡੇ ਪਿਛਲੇ ਨਤੀਜੇ:',
  topicsTitle: 'ਮਨ ਦੀਆਂ ਪਰੇਸ਼ਾਨੀਆਂ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਹਾਂ',
  learnMore: 'ਹੋਰ ਪੜ੍ਹੋ',
  learnMoreAbout: (about: string, opens: string) => `${about} ਬਾਰੇ ਹੋਰ ਪੜ੍ਹੋ (${opens})`,
  topics: drafted<Record<TopicKey, TopicWords>>({
    depression: {
      badge: 'ਡਿਪਰੈਸ਼ਨ ਨੂੰ ਸਮਝੋ',
      title: 'ਡਿਪਰੈਸ਼ਨ',
      text: 'ਦੋ ਹਫ਼ਤੇ ਜਾਂ ਵੱਧ ਸਮੇਂ ਤੱਕ ਬਹੁਤੇ ਦਿਨ ਮਨ ਉਦਾਸ ਰਹਿਣਾ। ਇਸ ਵਿੱਚ ਕਿਸੇ ਦਾ ਕਸੂਰ ਨਹੀਂ, ਅਤੇ ਇਸ ਦਾ ਇਲਾਜ ਹੋ ਸਕਦਾ ਹੈ।',
      about: 'ਡਿਪਰੈਸ਼ਨ',
    },
    personality: {
      badge: 'ਆਪਣੇ ਆਪ ਨੂੰ ਜਾਣੋ',
      title: 'ਪਰਸਨੈਲਿਟੀ ਡਿਸਆਰਡਰ',
      text: 'ਸੋਚਣ ਅਤੇ ਮਹਿਸੂਸ ਕਰਨ ਦੇ ਲੰਮੇ ਸਮੇਂ ਦੇ ਢੰਗ, ਜੋ ਜ਼ਿੰਦਗੀ ਔਖੀ ਕਰ ਦਿੰਦੇ ਹਨ। ਇਹ ਸੁਭਾਅ ਦਾ ਨੁਕਸ ਨਹੀਂ, ਅਤੇ ਸਹਾਰਾ ਮਿਲਣ ਨਾਲ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ।',
      about: 'ਪਰਸਨੈਲਿਟੀ ਡਿਸਆਰਡਰ',
    },
    anger: {
      badge: 'ਤਣਾਅ ਤੋਂ ਮੁਕਤ ਜ਼ਿੰਦਗੀ!',
      title: 'ਗੁੱਸੇ ਨੂੰ ਸੰਭਾਲਣਾ',
      text: 'ਗੁੱਸਾ ਹਰ ਕਿਸੇ ਨੂੰ ਆਉਂਦਾ ਹੈ। ਇਸ ਨੂੰ ਵੇਲੇ ਸਿਰ ਪਛਾਣਨਾ ਅਤੇ ਲੰਘ ਜਾਣ ਦੇਣਾ ਸਿੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
      about: 'ਗੁੱਸੇ',
    },
    trauma: {
      badge: 'ਸਦਮੇ ਤੋਂ ਬਾਹਰ ਆਉਣਾ',
      title: 'ਵਿਛੋੜਾ ਅਤੇ ਸਦਮਾ',
      text: 'ਵਿਛੋੜੇ ਜਾਂ ਸਦਮੇ ਤੋਂ ਬਾਅਦ ਮਨ ਵਿੱਚ ਬਹੁਤ ਕੁਝ ਉੱਠਣਾ ਕੁਦਰਤੀ ਹੈ। ਜੇ ਇਹ ਘਟੇ ਨਾ, ਤਾਂ ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰਨ ਨਾਲ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ।',
      about: 'ਵਿਛੋੜੇ ਅਤੇ ਸਦਮੇ',
    },
    gad7: {
      badge: 'ਚਿੰਤਾ ਬਾਰੇ ਜਾਣੋ',
      title: 'GAD-7 ਚਿੰਤਾ',
      text: `ਜਿਹੜਾ ਫ਼ਿਕਰ ਰੁਕਦਾ ਨਹੀਂ, ਉਹ ਥਕਾ ਦਿੰਦਾ ਹੈ। ਇਹ ਛੋਟਾ ਟੈਸਟ ਪਿਛਲੇ ${inWeeks(recallDays)} ਬਾਰੇ ਹੈ।`,
      about: 'ਚਿੰਤਾ',
    },
    phq9: {
      badge: 'ਡਿਪਰੈਸ਼ਨ ਸਕ੍ਰੀਨਿੰਗ',
      title: 'PHQ-9 ਡਿਪਰੈਸ਼ਨ',
      text: `ਪਿਛਲੇ ${inWeeks(recallDays)} ਦੇ ਮੂਡ, ਨੀਂਦ ਅਤੇ ਤਾਕਤ ਬਾਰੇ ਪੁੱਛਦਾ ਹੈ। ਇਹ ਬਿਮਾਰੀ ਦੀ ਪਛਾਣ ਨਹੀਂ, ਪਰ ਦੱਸਦਾ ਹੈ ਕਿ ਕਦੋਂ ਗੱਲ ਕਰਨੀ ਚੰਗੀ ਰਹੇਗੀ।`,
      about: 'PHQ-9',
    },
  }),
};
