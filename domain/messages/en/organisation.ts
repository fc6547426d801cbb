/** The privacy contact and where complaints go, on the page, in mails and in the report. */
export const contactMessages = {
  title: 'Questions about your data',
  privacy: 'Privacy contact',
  privacyText: 'Ask them what we keep about you, or to correct or delete it.',
  grievance: 'Complaints',
  grievanceText: 'If something about your data feels wrong, tell them. They’ll look into it.',
  /** Where complaints go to the same office. */
  both: 'Privacy contact and complaints',
  none: 'Your organisation hasn’t named a privacy contact yet. Please ask a wellness admin.',
  /** Mails are plain letters: no contractions and no curly signs. */
  inMail: {
    privacy: (ways: string) => `Questions about your data: ${ways}`,
    grievance: (ways: string) => `Complaints: ${ways}`,
  },
  inReport: {
    privacy: (ways: string) => `Questions about your data: ${ways}`,
    grievance: (ways: string) => `Complaints: ${ways}`,
  },
} as const;

/** The admin's place for what the organisation says of itself. */
export const organisationMessages = {
  title: 'Organisation',
  intro: 'Name, people and settings.',
  loading: 'Loading...',
  loadFailed: 'We couldn’t load this. Please try again in a moment.',
  save: 'Save',
  saved: 'Saved.',
  failed: 'We couldn’t save this. What you’ve entered is still here. Please try again.',
  ways: 'More to set up',
  name: {
    title: 'Name and logo',
    text: 'Both are shown beside the product’s name, on every page and in people’s reports.',
    label: 'Name of the organisation',
  },
  logo: {
    title: 'Logo',
    text: 'A PNG, JPEG or WebP. Larger pictures are made smaller here, on your device.',
    choose: 'Choose a picture',
    remove: 'Remove the logo',
    alt: (name: string) => (name === '' ? 'Logo of your organisation' : name),
    unreadable: 'We couldn’t read this picture. Please choose a PNG, JPEG or WebP.',
    tooLarge: 'This picture is too large, even made smaller. Please choose a simpler one.',
    saved: 'The logo is in use. People will see it on the next page they open.',
    removed: 'The logo is gone.',
  },
  zone: {
    title: 'Time zone',
    text: 'It decides when a new day begins, both in the statistics and for deleting old records.',
    inForce: (zone: string) => `In force: ${zone}`,
    now: (time: string) => `It’s ${time} there now.`,
    fixed:
      'There are records already, so it can’t be changed here: that would shift days and change every figure. The person who runs the server can set ORG_TIMEZONE and start it again.',
  },
  privacy: {
    title: 'Privacy contact',
    text: 'People read this before they register, under each email and in their report.',
    name: 'Name or office',
    email: 'Email',
    phone: 'Phone',
    address: 'Postal address',
    grievance: 'Complaints go to someone else',
    grievanceTitle: 'Where complaints go',
  },
} as const;
