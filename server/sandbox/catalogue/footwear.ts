import { product } from './products.types.ts'

export const footwear = [
  product('PR1043', 'Tempo Glide 3', 'runner', 'menRoad', 'menShoe', 140),
  product('PR1044', 'Tempo Glide 3', 'runner', 'womenRoad', 'womenShoe', 140),
  product('PR1120', 'Longview Cushion', 'runner', 'menRoad', 'menShoe', 165),
  product('PR1187', 'Fleet Carbon Race', 'runner', 'race', 'menShoe', 250),
  product('PR1190', 'Daybreak 5', 'runner', 'womenRoad', 'womenShoe', 110),
  product('PR2011', 'Ridgeline Grip', 'trail', 'menTrail', 'menShoe', 150),
  product('PR2012', 'Ridgeline Grip', 'trail', 'womenTrail', 'womenShoe', 150),
  product('PR2040', 'Scree Runner Storm', 'trail', 'menTrail', 'menShoe', 170),
  product('PB3005', 'Rimline Mid', 'hightop', 'basketballShoes', 'menShoe', 135),
  product('PB3016', 'Backboard 86', 'hightop', 'lifestyleShoes', 'menShoe', 95),
  product('PB3021', 'Full Court Elite', 'hightop', 'basketballShoes', 'womenShoe', 160),
  product('PF4002', 'Ninety Firm', 'boot', 'boots', 'menShoe', 120),
  product('PF4009', 'Ninety Pro Knit', 'boot', 'boots', 'menShoe', 230),
  product('PL5001', 'Poolside Slide', 'slide', 'slides', 'menShoe', 35),
  product('PL5002', 'Poolside Soft Slide', 'slide', 'slides', 'womenShoe', 40),
  product('PL5030', 'Gorge Sandal', 'sandal', 'sandals', 'menShoe', 85),
  product('PL5031', 'Gorge Sandal', 'sandal', 'sandals', 'womenShoe', 85),
] as const
