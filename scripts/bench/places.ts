/** Regions in which D1 keeps copies, the one of the primary first. */
export const replicaRegions = [
  { name: 'weur', latitude: 50.11, longitude: 8.68 },
  { name: 'eeur', latitude: 52.23, longitude: 21.01 },
  { name: 'enam', latitude: 39.04, longitude: -77.49 },
  { name: 'wnam', latitude: 37.34, longitude: -121.89 },
  { name: 'apac', latitude: 1.35, longitude: 103.82 },
  { name: 'oc', latitude: -33.87, longitude: 151.21 },
] as const

/** Places of visitors and their share: half of them in the region of the company, the others everywhere. */
export const places = [
  { name: 'Strasbourg', latitude: 48.58, longitude: 7.75, share: 30 },
  { name: 'Paris', latitude: 48.86, longitude: 2.35, share: 14 },
  { name: 'Stuttgart', latitude: 48.78, longitude: 9.18, share: 10 },
  { name: 'Zürich', latitude: 47.38, longitude: 8.54, share: 6 },
  { name: 'London', latitude: 51.51, longitude: -0.13, share: 5 },
  { name: 'Madrid', latitude: 40.42, longitude: -3.7, share: 4 },
  { name: 'Warsaw', latitude: 52.23, longitude: 21.01, share: 4 },
  { name: 'Stockholm', latitude: 59.33, longitude: 18.07, share: 3 },
  { name: 'Casablanca', latitude: 33.57, longitude: -7.59, share: 3 },
  { name: 'Dakar', latitude: 14.72, longitude: -17.47, share: 2 },
  { name: 'Montréal', latitude: 45.5, longitude: -73.57, share: 3 },
  { name: 'New York', latitude: 40.71, longitude: -74.01, share: 3 },
  { name: 'San Francisco', latitude: 37.77, longitude: -122.42, share: 2 },
  { name: 'São Paulo', latitude: -23.55, longitude: -46.63, share: 2 },
  { name: 'Dubai', latitude: 25.2, longitude: 55.27, share: 2 },
  { name: 'Mumbai', latitude: 19.08, longitude: 72.88, share: 2 },
  { name: 'Singapore', latitude: 1.35, longitude: 103.82, share: 2 },
  { name: 'Tokyo', latitude: 35.68, longitude: 139.69, share: 1 },
  { name: 'Sydney', latitude: -33.87, longitude: 151.21, share: 1 },
  { name: 'Nouméa', latitude: -22.28, longitude: 166.46, share: 1 },
] as const
