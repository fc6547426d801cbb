import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** A certificate with its key, as files and as text. */
export interface Certificate {
  certFile: string;
  keyFile: string;
  /** With those of the authorities below the root, as a server sends them. */
  chain: string;
  key: string;
}

const openssl = (words: readonly string[], input = '') => execFileSync('openssl', words, { input, stdio: 'pipe' });

/** Why no certificates can be made here; undefined where they can. */
export function whyNoCertificates(): string | undefined {
  return spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is not on this machine';
}

/** An address of this machine that is no loopback: what listens there is a host as any other. */
export function outerAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
}

interface Wish {
  folder: string;
  /** Names its files. */
  name: string;
}

function makeKey({ folder, name }: Wish, kind: 'ec' | 'rsa' = 'ec'): string {
  const keyFile = join(folder, `${name}.key`);
  const words =
    kind === 'ec' ? ['EC', '-pkeyopt', 'ec_paramgen_curve:P-256'] : ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
  openssl(['genpkey', '-algorithm', ...words, '-out', keyFile]);
  return keyFile;
}

/** A root that no one knows but who is given its file. */
export function makeAuthority({ folder, name }: Wish): Certificate {
  const keyFile = makeKey({ folder, name });
  const certFile = join(folder, `${name}.crt`);
  const extensions = [
    '-addext',
    'basicConstraints=critical,CA:TRUE',
    '-addext',
    'keyUsage=critical,keyCertSign,cRLSign',
  ];
  openssl([
    'req',
    '-x509',
    '-new',
    '-key',
    keyFile,
    '-subj',
    `/CN=${name}`,
    '-days',
    '30',
    ...extensions,
    '-out',
    certFile,
  ]);
  return { certFile, keyFile, chain: '', key: readFileSync(keyFile, 'utf8') };
}

interface Issue extends Wish {
  by: Certificate;
  /** Host names and addresses; none for an authority below the root. */
  hosts?: readonly string[];
  /** A negative number for one that has ended. */
  days?: number;
  kind?: 'ec' | 'rsa';
}

export function issueCertificate({ folder, name, by, hosts, days = 30, kind }: Issue): Certificate {
  const keyFile = makeKey({ folder, name }, kind);
  const certFile = join(folder, `${name}.crt`);
  const extensionFile = join(folder, `${name}.ext`);
  const names = hosts?.map((host) => `${isIP(host) === 0 ? 'DNS' : 'IP'}:${host}`).join();
  writeFileSync(
    extensionFile,
    hosts
      ? `subjectAltName=${names}\nextendedKeyUsage=serverAuth\nbasicConstraints=critical,CA:FALSE\n`
      : 'basicConstraints=critical,CA:TRUE,pathlen:0\nkeyUsage=critical,keyCertSign,cRLSign\n',
  );
  const request = openssl(['req', '-new', '-key', keyFile, '-subj', `/CN=${hosts?.[0] ?? name}`]).toString();
  const signing = ['-CA', by.certFile, '-CAkey', by.keyFile, '-CAcreateserial', '-days', String(days)];
  openssl(['x509', '-req', ...signing, '-extfile', extensionFile, '-out', certFile], request);
  const chain = readFileSync(certFile, 'utf8') + by.chain;
  writeFileSync(certFile, chain);
  return { certFile, keyFile, chain, key: readFileSync(keyFile, 'utf8') };
}
