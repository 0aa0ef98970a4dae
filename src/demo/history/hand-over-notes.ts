/** What clerks write at a pick-up, invented like all of the demo. */
export const atPickUp = [
  'Child seat fitted, showed how to open it',
  'Easy Pass is behind the mirror, balance ฿300',
  'Customer took photographs too',
  'Flight was late, waited at gate 8',
  'Explained the tolls to Hua Hin',
  'Second driver showed a licence as well',
  'สอนลูกค้าใช้ระบบเบรกมือไฟฟ้าแล้ว',
  'ลูกค้าขอใบกำกับภาษีในนามบริษัท',
  'Wants to return at Don Mueang if the flight changes',
] as const;

export const atReturn = [
  'Very sandy inside, vacuumed',
  'Sunglasses found in the door, kept at the counter',
  'Came back clean',
  'Tyre pressure low at the rear, filled up',
  'Customer was happy, wants to come again in April',
  'ลูกค้าลืมสายชาร์จไว้ เก็บไว้ที่เคาน์เตอร์แล้ว',
  'ล้างรถเรียบร้อย พร้อมส่งคันต่อไป',
  'Returned with the key in the box, as agreed',
] as const;

export const damages = [
  'Small scratch on the front bumper, left',
  'Stone chip in the windscreen, 3 mm',
  'Kerb mark on the front right wheel',
  'Scratch below the rear door handle, right',
  'รอยขีดข่วนเล็กน้อยที่กันชนหลัง',
] as const;
