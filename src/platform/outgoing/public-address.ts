import { BlockList, isIPv4 } from 'node:net';

/** IPv4 that is not public by IANA's registry of special addresses, and the metadata server of Azure. */
const special = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
]) {
  const [address = '', bits] = network.split('/');
  special.addSubnet(address, Number(bits), 'ipv4');
}

/** IPv6 that is public, without what leads to IPv4 in another way: Teredo and 6to4. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const specialInGlobal = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialInGlobal.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is one of the internet: not of this machine, its network, a cloud's metadata, or a mapped one. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !special.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !specialInGlobal.check(address, 'ipv6');
