import type { addLocations } from '#modules/fleet/index.ts';

type NewLocation = Parameters<typeof addLocations>[1][number];

const cityHours = {
  monday: '8:30-18:00',
  tuesday: '8:30-18:00',
  wednesday: '8:30-18:00',
  thursday: '8:30-18:00',
  friday: '8:30-18:00',
  saturday: '9:00-17:00',
  sunday: '10:00-16:00',
};

/** Two airports, whose hours are those of the settings, the main office, and three branches. */
export const demoLocations: NewLocation[] = [
  {
    name: 'Suvarnabhumi Airport',
    nameInThai: 'สนามบินสุวรรณภูมิ',
    address: 'Arrivals, level 2, gate 8, 999 Nong Prue, Bang Phli',
    addressInThai: 'อาคารผู้โดยสารขาเข้า ชั้น 2 ประตู 8 เลขที่ 999 ตำบลหนองปรือ อำเภอบางพลี สมุทรปราการ 10540',
    city: 'Samut Prakan',
    contactPhone: '02 555 0151',
    isAirport: true,
    latitude: 13.69,
    longitude: 100.7501,
  },
  {
    name: 'Don Mueang Airport',
    nameInThai: 'สนามบินดอนเมือง',
    address: 'Terminal 2, level 1, 222 Vibhavadi Rangsit Road, Don Mueang',
    addressInThai: 'อาคารผู้โดยสาร 2 ชั้น 1 เลขที่ 222 ถนนวิภาวดีรังสิต แขวงสนามบิน เขตดอนเมือง กรุงเทพฯ 10210',
    city: 'Bangkok',
    contactPhone: '02 555 0152',
    isAirport: true,
    latitude: 13.9132,
    longitude: 100.6039,
  },
  {
    name: 'Sathorn, main office',
    nameInThai: 'สาทร สำนักงานใหญ่',
    address: '88 Sathorn Tai Road, Yannawa, Sathorn. Near BTS Surasak, exit 3',
    addressInThai: '88 ถนนสาทรใต้ แขวงยานนาวา เขตสาทร กรุงเทพฯ 10120 ใกล้ BTS สุรศักดิ์ ทางออก 3',
    city: 'Bangkok',
    contactPhone: '02 555 0140',
    latitude: 13.7194,
    longitude: 100.5165,
  },
  {
    name: 'Sukhumvit 24',
    nameInThai: 'สุขุมวิท 24',
    address: '24/8 Soi Sukhumvit 24, Khlong Tan, Khlong Toei. Near BTS Phrom Phong',
    addressInThai: '24/8 ซอยสุขุมวิท 24 แขวงคลองตัน เขตคลองเตย กรุงเทพฯ 10110 ใกล้ BTS พร้อมพงษ์',
    city: 'Bangkok',
    contactPhone: '02 555 0153',
    hours: { ...cityHours, saturday: '9:00-18:00', sunday: '9:00-17:00' },
    latitude: 13.7279,
    longitude: 100.5686,
  },
  {
    name: 'Chatuchak',
    nameInThai: 'จตุจักร',
    address: '555 Phahon Yothin Road, Chatuchak. Near MRT Phahon Yothin',
    addressInThai: '555 ถนนพหลโยธิน แขวงจตุจักร เขตจตุจักร กรุงเทพฯ 10900 ใกล้ MRT พหลโยธิน',
    city: 'Bangkok',
    contactPhone: '02 555 0154',
    hours: cityHours,
    latitude: 13.8136,
    longitude: 100.5606,
  },
  {
    name: 'Thonburi',
    nameInThai: 'ธนบุรี',
    address: '140 Somdet Phra Chao Tak Sin Road, Bukkhalo, Thon Buri. Near BTS Wongwian Yai',
    addressInThai: '140 ถนนสมเด็จพระเจ้าตากสิน แขวงบุคคโล เขตธนบุรี กรุงเทพฯ 10600 ใกล้ BTS วงเวียนใหญ่',
    city: 'Bangkok',
    contactPhone: '02 555 0155',
    hours: { ...cityHours, sunday: 'closed' },
    latitude: 13.7208,
    longitude: 100.4952,
  },
];
