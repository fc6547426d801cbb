/** Where a PostgreSQL is reached: `host` is a name, an address or the folder of a Unix socket. */
export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}
