/** The login screen: it comes before anything else, so it has a file of its own. */
export const loginMessages = {
  title: 'Login',
  intro: 'A quiet place to check in with yourself.',
  introOf: (orgName: string) => `A quiet place for everyone at ${orgName} to check in with themselves.`,
  button: 'Login',
  signUpQuestion: 'New here?',
  signUp: 'Sign Up',
  forgot: 'Forgot Password?',
  failed: 'Login failed',
  invalidResponse: 'Invalid response from server',
  continueWith: (name: string) => `Continue with ${name}`,
  emergency: 'Emergency sign-in',
  emergencyIntro: 'For the one admin who keeps a password for the day the usual way in is down.',
  promise: 'Private by design.',
  seeWho: 'See who can see what',
  sessionEnded: 'You’ve been signed out to keep your data private. Please sign in again to be back where you were.',
  signedOut: 'You’re signed out.',
} as const;
