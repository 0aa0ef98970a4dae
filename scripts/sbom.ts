import { z } from 'zod';

const Names = z.record(z.string(), z.string()).default({});
const Lock = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      dependencies: Names,
      optionalDependencies: Names,
      peerDependencies: Names,
    }),
  ),
});
type Packages = z.infer<typeof Lock>['packages'];

/**
 * The bill of materials of what production runs, as CycloneDX 1.5 in JSON: every package of a lock's text that is not for
 * development, with its digest, its licence and what it depends on. One lock gives one text. `npm sbom --omit=dev`
 * leaves out what development needs too.
 */
export const sbomOf = (lock: string): string => {
  const { name, version, packages } = Lock.parse(JSON.parse(lock));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  const components = shipped.map(([path, one]) => ({
    type: 'library',
    'bom-ref': path,
    name: nameOf(path),
    version: one.version,
    purl: purlOf(nameOf(path), one.version),
    hashes: digestsOf(one.integrity),
    licenses: licencesOf(one.license),
  }));
  const dependencies = ['', ...shipped.map(([path]) => path)].map((path) => ({
    ref: path || name,
    dependsOn: neededBy(path, packages),
  }));
  const document = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 };
  const metadata = { component: { type: 'application', 'bom-ref': name, name, version, purl: purlOf(name, version) } };
  return `${JSON.stringify({ ...document, metadata, components, dependencies }, null, 2)}\n`;
};

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const digestsOf = (integrity = '') =>
  integrity.split(' ').flatMap((one) => {
    const [kind, digest] = one.split(/-(.*)/);
    return kind === 'sha512' && digest
      ? [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
      : [];
  });

const licencesOf = (license: string | undefined) => {
  if (license === undefined) return [];
  return [license.includes(' ') ? { expression: license } : { license: { id: license } }];
};

/** The paths that Node would find a package's dependencies at: in its own folder first, then in each one above. */
const neededBy = (path: string, packages: Packages): string[] => {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path] ?? {};
  const found = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).map((name) =>
    foldersOf(path)
      .map((folder) => `${folder}node_modules/${name}`)
      .find((place) => packages[place]),
  );
  return [
    ...new Set(found.filter((place): place is string => place !== undefined && !packages[place]?.dev)),
  ].toSorted();
};

const foldersOf = (path: string): string[] => {
  if (path === '') return [''];
  const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/')));
  return [`${path}/`, ...foldersOf(above.replace(/\/$/, ''))];
};
