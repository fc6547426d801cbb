/** The admin's start page; what its parts say has files of its own. */
export const adminMessages = {
  title: 'Admin Dashboard',
  intro: 'See how the programme is used, and manage its questions and reminders.',
  statistics: {
    title: 'Statistics',
    text: 'Participation and group trends. No names.',
    button: 'View Full Statistics',
  },
  records: {
    title: 'Employee Records',
    text: 'Find an employee and open their results and moods over time.',
  },
  people: {
    title: 'People and roles',
    text: 'Make someone an admin, disable an account, or sign someone out.',
  },
} as const;
