/** Signing in through the organisation's own sign-in. `name` is what the operator calls it. */
export const singleSignOnMessages = {
  title: 'Sign in',
  starting: (name: string) => `Taking you to ${name}...`,
  finishing: 'Signing you in...',
  failed: 'We couldn’t sign you in. Please try again.',
  back: 'Back to login',
  linked: 'Your work account is connected. From now on you can sign in with it.',
  toProfile: 'Go to My Profile',
  confirmed: 'Thank you, we’ve confirmed it’s you. You can close this window and carry on where you were.',
  newcomerTitle: 'Welcome aboard',
  newcomer: (email: string) => `You’re signed in as ${email}. Only a few things are left to fill in.`,
  nameHint: 'As your organisation has it. You can change it.',
  register: 'Register',
} as const;

/** Where passwords are turned off. */
export const closedHereMessages = {
  text: (name: string) => `There are no passwords here. Sign in with ${name}, and you’re in.`,
} as const;

/** The card in the profile. */
export const connectionMessages = {
  title: 'Your work account',
  linked: (name: string, day: string) => `Connected with ${name} since ${day}.`,
  linkedAlone: (name: string) => `You sign in with ${name}. There’s no password here to remember.`,
  offer: (name: string) => `Connect this account with ${name}, and you can sign in without a separate password.`,
  connect: (name: string) => `Connect with ${name}`,
  disconnect: 'Disconnect',
  disconnected: 'Your work account is no longer connected. Sign in with your password.',
  passwordHint: 'We ask for your password, so that no one else can do this on your screen.',
  failed: 'We couldn’t change this. Please try again.',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
} as const;

/** In place of the question for the password. */
export const confirmAtProviderMessages = {
  title: (name: string) => `Please sign in with ${name} once more`,
  text: 'We need to be sure that it’s you. A new window opens. Come back here afterwards.',
  button: (name: string) => `Open ${name}`,
  waiting: 'We’re waiting for you to sign in there. What you’ve filled in here stays.',
  failed: 'We couldn’t open it. Please try again.',
} as const;

/** Mails about it. Letters of ASCII but for names, as in the others. */
export const singleSignOnMails = {
  matched: {
    subject: (productTitle: string) => `${productTitle}: you now sign in with your work account`,
    text: (name: string) =>
      [
        `Someone signed in with ${name} and the email of your account, which both sides have confirmed.`,
        '',
        'Your account is now connected with it. The old password no longer works, and you have been signed out everywhere else.',
        '',
        'If this was not you, please tell your organisation now.',
      ].join('\n'),
  },
  linked: {
    subject: (productTitle: string) => `${productTitle}: a work account was connected`,
    text: (name: string) =>
      [
        `Your account was connected with ${name}. You can now sign in with it, too.`,
        '',
        'If this was not you, sign in, disconnect it under My Profile, and change your password.',
      ].join('\n'),
  },
  unlinked: {
    subject: (productTitle: string) => `${productTitle}: your work account was disconnected`,
    text: [
      'Your account is no longer connected with your work account. You sign in with your password.',
      '',
      'If this was not you, change your password, and connect it again under My Profile.',
    ].join('\n'),
  },
  breakGlass: {
    subject: (productTitle: string) => `${productTitle}: the emergency sign-in was used`,
    text: [
      'An admin has signed in with a password, though passwords are turned off. It is in the list of actions.',
      '',
      'If you do not know why, please ask them, or the person who runs the server.',
    ].join('\n'),
  },
} as const;
