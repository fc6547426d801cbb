import { passwordHoldsMinutes } from '../../password-time.ts';

/** The question for the password before a step that gives power over others. */
export const confirmPasswordMessages = {
  title: 'पुढे जाण्यासाठी कृपया पासवर्ड टाका',
  text: `हे करण्याआधी आपणच आहात ना, याची आम्ही खात्री करतो. पुढची ${passwordHoldsMinutes} मिनिटे पुन्हा विचारणार नाही.`,
  button: 'पुढे जा',
  wrong: 'हा पासवर्ड बरोबर नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'आपला पासवर्ड तपासता आला नाही. कृपया पुन्हा प्रयत्न करा.',
} as const;
