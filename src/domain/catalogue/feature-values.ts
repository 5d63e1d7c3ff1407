/** Degrees of protection that may be asked for, by their digits (IEC 60529); a variant has every one that it holds. */
export const protectionLevels = [
  { value: 'ip54', solids: 5, water: 4 },
  { value: 'ip65', solids: 6, water: 5 },
  { value: 'ip67', solids: 6, water: 7 },
  { value: 'ip68', solids: 6, water: 8 },
  { value: 'ip69k', solids: 6, water: 9 },
] as const

/** Supplies of power; `mains` is any by cable. */
export const powerSources = ['mains', 'battery'] as const

/** Interfaces by which variants are filtered, and their names in the facts */
export const interfaceChoices = [
  { value: 'rs-232', name: 'RS-232' },
  { value: 'rs-485', name: 'RS-485' },
  { value: 'usb', name: 'USB' },
  { value: 'ethernet', name: 'Ethernet' },
  { value: 'wi-fi', name: 'Wi-Fi' },
  { value: 'bluetooth', name: 'Bluetooth' },
  { value: 'profinet', name: 'Profinet' },
  { value: 'ethernet-ip', name: 'EtherNet/IP' },
  { value: 'modbus', name: 'Modbus' },
  { value: 'opc-ua', name: 'OPC UA' },
  { value: 'fibre', name: 'Fibre optic' },
  { value: 'hl7', name: 'HL7' },
  { value: 'dicom', name: 'DICOM' },
] as const
