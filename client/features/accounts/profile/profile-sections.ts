/** In their order; the first is what `/profile` shows. */
export const profileSections = ['account', 'security', 'privacy', 'reminders', 'appearance', 'my-data'] as const;

export type ProfileSection = (typeof profileSections)[number];

export function addressOfSection(section: ProfileSection): string {
  return section === 'account' ? '/profile' : `/profile/${section}`;
}

/** Of any address that shows the profile; `/my-record` is an old one. */
export function sectionAt(pathname: string): ProfileSection {
  if (/^\/my-record\/?$/i.test(pathname)) return 'my-data';
  const wanted = /^\/profile\/([\w-]+)\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return profileSections.find((section) => section === wanted) ?? 'account';
}
