/** How far the zones of travel around the company reach, in km, nearest first; their prices are written at the desk. */
export const travelZones = [30, 60, 100] as const
