install-install = Als app installeren
install-why = Een eigen pictogram, volledig scherm.
install-by-hand = Als app: tik op Deel en dan op ‘Zet op beginscherm’.
