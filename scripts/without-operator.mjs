/** What would lead a throwaway server to a real database, a real mail server or another admin. */
const ofOperator =
  /^(DATABASE_URL|DATABASE_OWNER_URL|DATABASE_REPLICA_URL|AUDIT_HEAD_FILE|SMTP_URL|MAIL_FROM|ADMIN_EMAIL|ADMIN_PASSWORD|DATA_DIR|DATA_KEY_FILE)(_FILE)?$/;

export function withoutOperator(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ofOperator.test(name)));
}
