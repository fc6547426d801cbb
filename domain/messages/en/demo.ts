/** What `npm run demo` says, and the two accounts that it makes. */
export const demoAccounts = {
  admin: { name: 'Kavita Deshmukh', email: 'admin@demo.example' },
  employee: { name: 'Anjali Mahto', email: 'employee@demo.example' },
  /** For everyone in the demo. Nothing in it is worth hiding. */
  password: 'Evenkeel#1',
} as const;

export const demoMessages = {
  inventing: (employees: number) => `Inventing ${employees.toLocaleString('en')} employees and their year`,
  finishing: 'Adding up the days',
  employeesRange: '--employees must be a whole number from 1 to 1000000',
  seedRange: '--seed must be a whole number from 0 to 4294967295',
  yearsRange: '--years must be a whole number from 1 to 10',
  accounts: [
    'This is a demo: everyone in it is invented, and all of it is gone when you stop it.',
    `  Admin:    ${demoAccounts.admin.email}`,
    `  Employee: ${demoAccounts.employee.email} (a full year of records)`,
    `  Password: ${demoAccounts.password} (for both)`,
  ].join('\n'),
} as const;
