import { adminDashboard } from './admin-screens.ts';
import { callsOfAdmins } from './calls-of-admins.ts';
import { callsOfEmployees } from './calls-of-employees.ts';
import { constants } from './constants.ts';
import { employeeDashboard, myHealth, myTests } from './employee-screens.ts';
import { entities } from './entities.ts';
import { failures, failuresOfStrangers } from './failures.ts';
import { home } from './home.ts';
import { login, navigationBar } from './login.ts';
import { forgottenPasswords, profile } from './passwords-and-profile.ts';
import { reminderTimer } from './reminder-timer.ts';
import { employeeHistory, employeeList } from './records.ts';
import { choicesOfRegistration, registering } from './registration.ts';
import { routes } from './routes.ts';
import { breathing, states } from './states.ts';
import type { Section } from './statement.ts';
import { adminStatistics } from './statistics.ts';
import { myStats } from './trends.ts';
import { roles, validation } from './validation-and-roles.ts';

/** Every section of the specification, in its order. */
export const sections = (): Section[] => [
  home(),
  routes(),
  login(),
  navigationBar(),
  employeeDashboard(),
  myTests(),
  myStats(),
  myHealth(),
  registering(),
  forgottenPasswords(),
  profile(),
  adminDashboard(),
  adminStatistics(),
  employeeList(),
  employeeHistory(),
  entities(),
  states(),
  breathing(),
  reminderTimer(),
  validation(),
  roles(),
  callsOfEmployees(),
  callsOfAdmins(),
  failuresOfStrangers(),
  failures(),
  constants(),
  choicesOfRegistration(),
];
