/** The admin's start page; what stands in its parts has files of its own. */
export const adminMessages = {
  title: 'Admin Dashboard',
  intro: 'See how the programme is used, and set its questions and reminders.',
  statistics: {
    title: 'Statistics',
    text: 'How many take part, and how people are doing as a group. No names.',
    button: 'View Full Statistics',
  },
  records: {
    title: 'Employee Records',
    text: 'Find an employee and open their results and moods over time.',
  },
  people: {
    title: 'People and roles',
    text: 'Make somebody an admin, switch an account off, or sign somebody out.',
  },
} as const;
