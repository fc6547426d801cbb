import { BrowserRouter, Route, Routes } from 'react-router';
import { RequireSession, StrangersOnly } from './features/auth/guards.tsx';
import { lazyPart } from './features/shell/lazy-part.tsx';
import { LoginScreen } from './screens/login.tsx';
import { SignedOutLayout } from './screens/signed-out-layout.tsx';
import { useToken } from './session.ts';
import { settings } from './settings.ts';
import { ProductTitle } from './ui/page.tsx';

const SignedInLayout = lazyPart(async () => (await import('./screens/signed-in-layout.tsx')).SignedInLayout);
const AdminOnly = lazyPart(async () => (await import('./screens/signed-in-layout.tsx')).AdminOnly);
const Register = lazyPart(async () => (await import('./screens/register.tsx')).RegisterScreen);
const ForgotPassword = lazyPart(async () => (await import('./screens/forgot-password.tsx')).ForgotPasswordScreen);
const ResetPassword = lazyPart(async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen);
const Dashboard = lazyPart(async () => (await import('./screens/dashboard.tsx')).DashboardScreen);
const Profile = lazyPart(async () => (await import('./screens/profile.tsx')).ProfileScreen);
const AdminDashboard = lazyPart(async () => (await import('./screens/admin-dashboard.tsx')).AdminDashboardScreen);
const AdminStats = lazyPart(async () => (await import('./screens/admin-stats.tsx')).AdminStatsScreen);
const AdminEmployees = lazyPart(async () => (await import('./screens/admin-employees.tsx')).AdminEmployeesScreen);
const AdminEmployeeHistory = lazyPart(
  async () => (await import('./screens/admin-employee-history.tsx')).AdminEmployeeHistoryScreen,
);
const Help = lazyPart(async () => (await import('./screens/help.tsx')).HelpScreen);
const NotFound = lazyPart(async () => (await import('./screens/not-found.tsx')).NotFoundScreen);

/** Every address of the page (specification, section 2). */
export function AppRoutes() {
  return (
    <ProductTitle value={settings.productTitle}>
      <BrowserRouter>
        <Routes>
          <Route element={<SignedOutLayout />}>
            <Route
              index
              element={
                <StrangersOnly>
                  <LoginScreen />
                </StrangersOnly>
              }
            />
            <Route path="register" element={<Register />} />
            <Route path="forgot-password" element={<ForgotPassword />} />
            <Route path="reset-password/:token" element={<ResetPassword />} />
          </Route>
          <Route element={<Layout />}>
            <Route element={<RequireSession />}>
              <Route path="dashboard" element={<Dashboard />} />
              <Route path="profile" element={<Profile />} />
              <Route element={<AdminOnly />}>
                <Route path="admin-dashboard" element={<AdminDashboard />} />
                <Route path="admin/stats" element={<AdminStats />} />
                <Route path="admin/employee-history" element={<AdminEmployees />} />
                <Route path="admin/employee-history/:employeeId" element={<AdminEmployeeHistory />} />
              </Route>
            </Route>
            <Route path="help" element={<Help />} />
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ProductTitle>
  );
}

/** A new token is a new person: the key throws away everything that was cached for the last one. */
function Layout() {
  const token = useToken();
  return token === null ? <SignedOutLayout /> : <SignedInLayout key={token} />;
}
